/** Works side by side. When one fails, the others come to their end before it is told: nothing of them is still being done. */
export async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((work) => work.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
