/* The yardstick of bench/kernel.py: random four-seat Play Nine as a tuned C loop, one thread.

   The same way of playing as games/play_nine/fast/random_holes.py: the whole pack in one array, cards dealt when they
   are needed, every legal move equally likely. Prints holes per second of CPU time. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, SLOTS = 8, PACK = 108, DEALT = SEATS * SLOTS };

static const int VALUE[14] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -5};
static const int BONUS[5] = {0, 0, -10, -15, -20};
static uint8_t nth[256][9], tee_off[56];

static inline uint64_t mixed(uint64_t state) {
  state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9u;
  state = (state ^ state >> 27) * 0x94D049BB133111EBu;
  return state ^ state >> 31;
}

static inline uint64_t choice(uint64_t word, uint64_t sides) { return ((word & 0xFFFFFF) * sides) >> 24; }

static inline void exchange(uint8_t *pack, uint64_t one, uint64_t other) {
  uint8_t card = pack[one];
  pack[one] = pack[other];
  pack[other] = card;
}

static int strokes(const uint8_t *pack, int seat) {
  int total = 0;
  uint64_t pairs = 0;
  for (int column = 0; column < 4; column++) {
    int above = pack[column * SEATS + seat], below = pack[(column + 4) * SEATS + seat];
    if (above != below || above == 13) total += VALUE[above] + VALUE[below];
    if (above == below) pairs += 1ull << 4 * above;
  }
  for (; pairs; pairs >>= 4) total += BONUS[pairs & 15];
  return total;
}

static long play_hole(uint8_t *pack, uint64_t *dice) {
  uint64_t state = *dice, stock = DEALT + 1;
  uint8_t down[SEATS];
  for (int place = 0; place <= DEALT; place += 2) {
    uint64_t word = mixed(state += 0x9E3779B97F4A7C15u);
    exchange(pack, place, place + choice(word, PACK - place));
    exchange(pack, place + 1, place + 1 + choice(word >> 32, PACK - place - 1));
  }
  for (int seat = 0; seat < SEATS; seat++) down[seat] = tee_off[choice(mixed(state += 0x9E3779B97F4A7C15u), 56)];
  int seat = 0, takes = 0, renewed = 0, closer = -1, to_come = 1 << 30;
  while (to_come) {
    uint64_t word = mixed(state += 0x9E3779B97F4A7C15u), draws = word & 1;
    if (stock == PACK && draws) {
      if (renewed++) break;
      exchange(pack, DEALT, PACK - 1);
      stock = DEALT + 1;
    }
    exchange(pack, stock, stock + draws * choice(word >> 1, PACK - stock));
    stock += draws;
    uint64_t top = stock - 1, hidden = __builtin_popcount(down[seat]), slot, place;
    uint64_t pick = choice(word >> 25, SLOTS + draws * (hidden + (hidden == 1)));
    if (pick < SLOTS) {
      slot = pick;
      place = slot * SEATS + seat;
    } else {
      slot = nth[down[seat]][pick - SLOTS];
      place = top;
    }
    exchange(pack, place, top);
    down[seat] &= ~(1u << slot);
    to_come--;
    if (!down[seat] && closer < 0) closer = seat, to_come = SEATS - 1;
    takes = draws ? 0 : takes + 1;
    if (takes >= 100 && to_come) break;
    seat = (seat + 1) % SEATS;
  }
  *dice = state;
  long total = 0;
  for (int each = 0; each < SEATS; each++) total += strokes(pack, each);
  return total;
}

int main(int count, char **words) {
  long holes = count > 1 ? atol(words[1]) : 1000000, total = 0;
  uint8_t pack[PACK + 1] = {0};
  uint64_t dice = 1;
  for (int card = 0; card < PACK; card++) pack[card] = card < 104 ? card % 13 : 13;
  for (int mask = 0; mask < 256; mask++) {
    int found = 0;
    for (int slot = 0; slot < SLOTS; slot++)
      if (mask >> slot & 1) nth[mask][found++] = slot;
    while (found < 9) nth[mask][found++] = SLOTS;
  }
  for (int one = 0, way = 0; one < SLOTS; one++)
    for (int other = 0; other < SLOTS; other++)
      if (one != other) tee_off[way++] = 255 & ~(1 << one | 1 << other);
  clock_t start = clock();
  for (long hole = 0; hole < holes; hole++) total += play_hole(pack, &dice);
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"holes_per_s\": %.0f, \"strokes\": %.3f}\n", holes / seconds, (double)total / holes / SEATS);
  return 0;
}
