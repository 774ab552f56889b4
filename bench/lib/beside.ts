/** A question asked by the product and by hand-written code. */
export interface Asked {
  readonly name: string;
  readonly ours: () => Promise<unknown>;
  readonly theirs: () => Promise<unknown>;
}

const TURNS = 100;
/** Milliseconds after which a server is warm: its code is compiled, its pages are in memory. */
const WARM = 5_000;

/** Asks each question in turns, many times, and prints both times with their ratios. */
export async function measureAll(asked: readonly Asked[]): Promise<void> {
  for (const { name, ours, theirs } of asked) {
    for (const start = performance.now(); performance.now() < start + WARM; ) {
      await ours();
      await theirs();
    }
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [index, ask] of [ours, theirs].entries()) {
        const start = performance.now();
        await ask();
        times[index]?.push(performance.now() - start);
      }
    }
    const at = (values: readonly number[], q: number) =>
      [...values].sort((a, b) => a - b)[Math.floor(values.length * q)] ?? 0;
    const told = [0.5, 0.95].map((q) => {
      const [one, other] = [at(times[0], q), at(times[1], q)];
      return `p${q * 100} ${one.toFixed(1)} / ${other.toFixed(1)} ms = ${(one / other).toFixed(2)}`;
    });
    console.log(`${name.padEnd(28)} ${told.join('   ')}`);
  }
}
