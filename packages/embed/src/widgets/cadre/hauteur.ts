/** Inside a frame: tells the page around the height of this one, when it changes and when asked. */
export function tellHauteur(fenetre: Window, id: string): () => void {
  const { document, parent } = fenetre;
  let dite = 0;
  const tell = (encore: boolean) => {
    const hauteur = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (hauteur <= 0 || parent === fenetre || (hauteur === dite && !encore)) return;
    dite = hauteur;
    parent.postMessage({ bridge: 'hauteur', id, hauteur }, cibleDe(fenetre));
  };
  // The page around may start to listen later. Whoever asks, the answer goes to the site around.
  fenetre.addEventListener('message', ({ source, data }) => {
    if (source === parent && data === 'bridge:combien') tell(true);
  });
  return () => tell(false);
}

/** The origin that is told: the site around if it is known; otherwise any, since a height is no secret. */
export function cibleDe({ document, location, parent }: Pick<Window, 'document' | 'location' | 'parent'>): string {
  const autour = location.ancestorOrigins?.[0];
  if (autour) return origineDe(autour);
  try {
    // Throws unless the page around is of the same site.
    return origineDe(parent.location.href);
  } catch {
    const venue = origineDe(document.referrer);
    // After a link inside the frame, the referrer is this site itself.
    return venue === location.origin ? '*' : venue;
  }
}

function origineDe(adresse: string): string {
  const origine = URL.canParse(adresse) ? new URL(adresse).origin : 'null';
  return origine === 'null' ? '*' : origine;
}
