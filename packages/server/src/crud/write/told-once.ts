/** Gives a secret in the first answer only: nothing keeps it, and a repeated request gets `nothing` in its place. */
export async function toldOnce<Rest extends object, Told extends object>(
  nothing: Told,
  work: (keep: <R extends object>(rest: R, told: Told) => R) => Promise<Rest>,
): Promise<Rest & Told> {
  let heard = nothing;
  const answer = await work((rest, told) => {
    heard = told;
    return rest;
  });
  return { ...answer, ...heard };
}
