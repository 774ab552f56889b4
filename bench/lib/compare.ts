interface Options {
  /** The first is compared with the second. */
  readonly contenders: readonly [Contender, Contender];
  readonly token: string;
  readonly rounds: number;
  readonly requests: number;
  readonly parallel: number;
  /** The CPU that serving took until now, in milliseconds, where it is told. */
  readonly cpu?: () => Promise<number>;
}

interface Contender {
  readonly name: string;
  readonly address: string;
}

/** Calls two addresses in turns, many times, and prints their times side by side with their ratios. Neither is asked to pack what it answers. */
export async function compare({ contenders, token, rounds, requests, parallel, cpu }: Options): Promise<void> {
  const runs = contenders.map((contender) => ({ ...contender, times: [] as number[], elapsed: 0, cpu: 0 }));
  for (const { address } of runs) await measure(address);
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      const [start, before] = [performance.now(), (await cpu?.()) ?? 0];
      run.times.push(...(await measure(run.address)));
      run.elapsed += performance.now() - start;
      run.cpu += ((await cpu?.()) ?? 0) - before;
    }
  }
  const [ours, theirs] = runs;
  if (!ours || !theirs) return;
  for (const q of [0.5, 0.95]) {
    const [one, other] = [quantile(ours.times, q), quantile(theirs.times, q)];
    const ratio = (one / other).toFixed(2);
    console.log(
      `p${q * 100}: ${ours.name} ${one.toFixed(2)} ms, ${theirs.name} ${other.toFixed(2)} ms, ratio ${ratio}`,
    );
  }
  const perSecond = ({ times, elapsed }: typeof ours) => (times.length / elapsed) * 1_000;
  const ratio = (perSecond(theirs) / perSecond(ours)).toFixed(2);
  console.log(
    `requests/s: ${ours.name} ${perSecond(ours).toFixed(0)}, ${theirs.name} ${perSecond(theirs).toFixed(0)}, ratio ${ratio}`,
  );

  if (cpu) {
    const [one, other] = [ours.cpu / ours.times.length, theirs.cpu / theirs.times.length];
    console.log(
      `CPU of a request: ${ours.name} ${one.toFixed(2)} ms, ${theirs.name} ${other.toFixed(2)} ms, ratio ${(one / other).toFixed(2)}`,
    );
  }

  async function measure(address: string): Promise<number[]> {
    const times: number[] = [];
    const client = async () => {
      while (times.length < requests) {
        const start = performance.now();
        const response = await fetch(address, {
          headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: parallel }, client));
    return times;
  }
}

function quantile(values: readonly number[], q: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * q)] ?? 0;
}
