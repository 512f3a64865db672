"""Large kernels are compiled once, and called by their name from then on.

Numba puts the code of a kernel into every kernel that calls it, and optimises all of it again: a chain of
ten takes ten times as long. What is large would be inlined nowhere, so nothing is lost where only its name
is put there. What a kernel needs of others is kept on disk together with it, so each file is whole.
"""

from typing import Any, Final, Self

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

LARGE: Final = 40_000  # bytes of LLVM's own form
LAST_TRIED: Final = (0, 68)
_ENVIRONMENT: Final = "_ZN08NumbaEnv"
_OURS: Final = "_ZN8backnine"
_INSIDE: Final = "_3clocals_3e"  # made inside a function: its name may mean several

LibraryState = tuple[Any, ...]


class PartedLibrary(JITCodeLibrary):
    """The code of one kernel, with that of the small ones it calls."""

    _loaded: Final[dict[str, "PartedLibrary"]] = {}  # by symbol

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)  # type: ignore[no-untyped-call]
        self.symbol = ""
        self.size = 0
        self.environments: list[str] = []
        self.parts: dict[str, PartedLibrary] = {}  # called by name; each after those that it needs
        self._object: LibraryState | None = None  # as it was read from disk

    @property
    def is_part(self) -> bool:
        return self.size >= LARGE and bool(self.symbol)

    def finalize(self) -> None:
        """What was compiled before this class was in use is put in whole."""
        ours = [each for each in self._linking_libraries if isinstance(each, PartedLibrary)]
        for library in ours:
            self.parts.update(library.parts)
            if library.is_part:
                self.parts[library.symbol] = library
        large = {id(library) for library in ours if library.is_part}
        self._linking_libraries = [each for each in self._linking_libraries if id(each) not in large]
        super().finalize()  # type: ignore[no-untyped-call]
        self.symbol = self._symbol()
        self.size = len(self._final_module.as_bitcode())
        names = (each.name for each in self._final_module.global_variables)
        self.environments = [name for name in names if name.startswith(_ENVIRONMENT)]
        if self.symbol:
            self._loaded[self.symbol] = self

    def _symbol(self) -> str:
        defined = [each for each in self.get_defined_functions() if each.linkage.name == "external"]  # type: ignore[no-untyped-call]
        names = [each.name for each in defined if each.name.startswith(_OURS) and _INSIDE not in each.name]
        return names[0] if names else ""

    def serialize_using_object_code(self) -> LibraryState:
        return (self.name, "parted", (self._state(), [part._state() for part in self.parts.values()]))

    def _state(self) -> LibraryState:
        whole = self._object or super().serialize_using_object_code()  # type: ignore[no-untyped-call]
        found = (lookup_environment(name) for name in self.environments)  # type: ignore[no-untyped-call]
        kept = [each for each in found if each is not None and each.can_cache()]
        return (whole, self.symbol, self.size, self.environments, kept)

    @classmethod
    def _unserialize(cls, codegen: Any, state: LibraryState) -> Self:
        _, kind, data = state
        if kind != "parted":
            return super()._unserialize(codegen, state)  # type: ignore[no-any-return, no-untyped-call]
        own, parts = data
        needed: dict[str, PartedLibrary] = {}
        for part in parts:
            library = cls._read(codegen, part, dict(needed))
            needed[library.symbol] = library
        whole: Self = cls._read(codegen, own, needed)
        return whole

    @classmethod
    def _read(cls, codegen: Any, state: LibraryState, parts: dict[str, "PartedLibrary"]) -> Any:
        whole, symbol, size, environments, kept = state
        if symbol in cls._loaded:
            return cls._loaded[symbol]
        library = super()._unserialize(codegen, whole)  # type: ignore[no-untyped-call]
        library.symbol, library.size, library.environments = symbol, size, environments
        library.parts, library._object = parts, whole
        for environment in kept:
            codegen.set_env(environment.env_name, environment)
        if symbol:
            cls._loaded[symbol] = library
        return library


def compile_in_parts() -> None:
    """From now on, in this process. It needs Numba's insides: a version that was not tried compiles whole."""
    if numba.version_info.short <= LAST_TRIED:
        cpu_target.target_context.codegen()._library_class = PartedLibrary
