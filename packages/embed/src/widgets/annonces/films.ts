/** Plays the films of annonces while they are in sight, muted; not for a visitor who asked for less motion. */
export function playFilms(racine: HTMLElement): () => void {
  let observateur: IntersectionObserver | null = null;
  return () => {
    observateur?.disconnect();
    const films = racine.querySelectorAll<HTMLVideoElement>('video[data-bridge-film]');
    const calme = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    observateur =
      films.length === 0 || calme || typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(follow, { threshold: 0.5 });
    for (const film of films) {
      // A cloned film loses this property, and browsers play no sound by themselves.
      film.muted = true;
      observateur?.observe(film);
    }
  };
}

function follow(entrees: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entrees) {
    if (!(target instanceof HTMLVideoElement)) continue;
    // A browser may refuse: the film keeps its controls.
    if (isIntersecting) target.play().catch(() => undefined);
    else target.pause();
  }
}
