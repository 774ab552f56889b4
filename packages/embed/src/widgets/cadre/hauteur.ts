/** Inside a frame: tells the page around how high this one is, when it changes and when it is asked. */
export function tellHauteur(fenetre: Window, id: string): () => void {
  const { document, parent } = fenetre;
  let dite = 0;
  const tell = (encore: boolean) => {
    const hauteur = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (hauteur <= 0 || parent === fenetre || (hauteur === dite && !encore)) return;
    dite = hauteur;
    parent.postMessage({ bridge: 'hauteur', id, hauteur }, cibleDe(fenetre));
  };
  // The page around may have begun to listen after us. Whoever asks, the answer goes to the site around.
  fenetre.addEventListener('message', ({ source, data }) => {
    if (source === parent && data === 'bridge:combien') tell(true);
  });
  return () => tell(false);
}

/** Who is told: the site around, where it is known. A height is no secret: anyone, where it is not. */
export function cibleDe({ document, location, parent }: Pick<Window, 'document' | 'location' | 'parent'>): string {
  const autour = location.ancestorOrigins?.[0];
  if (autour) return origineDe(autour);
  try {
    // Of the same site, or it throws.
    return origineDe(parent.location.href);
  } catch {
    const venue = origineDe(document.referrer);
    // After a link inside the frame, one comes from here.
    return venue === location.origin ? '*' : venue;
  }
}

function origineDe(adresse: string): string {
  const origine = URL.canParse(adresse) ? new URL(adresse).origin : 'null';
  return origine === 'null' ? '*' : origine;
}
