/** Plays the films of annonces while they are seen, without a sound; not at all where the visitor asks for less motion. */
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
      // What was cloned from the page has lost it, and no browser plays a sound by itself.
      film.muted = true;
      observateur?.observe(film);
    }
  };
}

function follow(entrees: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entrees) {
    if (!(target instanceof HTMLVideoElement)) continue;
    // A browser that refuses leaves it as it is: it has its controls.
    if (isIntersecting) target.play().catch(() => undefined);
    else target.pause();
  }
}
