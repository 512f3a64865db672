# docker build -t backnine .
# docker run --init -p 8009:8009 -v backnine:/data backnine
# With the compiled kernels, for the bot tour at its full strength, and with what PostgreSQL, a bus and traces need.
# deploy/compose.yaml starts several processes with both. A smaller image: --build-arg LOCK=requirements.lock
FROM python:3.12-slim AS build
ARG LOCK=requirements-fast.lock
WORKDIR /backnine
RUN python -m venv /venv
COPY requirements*.lock ./
RUN /venv/bin/pip install --no-cache-dir -r "$LOCK" -r requirements-paper.lock -r requirements-scale.lock -r requirements-trace.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/guide docs/guide
COPY web web
COPY src src
RUN /venv/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
RUN useradd --system --uid 8009 --home-dir /data backnine && install -d -o backnine -g backnine -m 700 /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH \
    BACKNINE_HOST=0.0.0.0 \
    BACKNINE_DATA=/data \
    BACKNINE_LOG_FORMAT=json \
    NUMBA_CACHE_DIR=/data/kernels
USER 8009
VOLUME /data
EXPOSE 8009
HEALTHCHECK CMD ["python", "-c", "from os import environ; from urllib.request import urlopen; urlopen('http://127.0.0.1:' + environ.get('BACKNINE_PORT', '8009') + '/ready', timeout=3)"]
CMD ["backnine", "serve"]
