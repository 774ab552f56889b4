/** Sliders beside the fields that they fill. The script alone shows them, since the form sends the fields. */
export function bindCurseurs(racine: HTMLElement): () => void {
  racine.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const curseur = target.closest('fieldset')?.querySelector<HTMLElement>('[data-bridge-curseur]');
    if (!curseur) return;
    if (target.dataset.bridgePoignee === undefined) return follow(curseur);
    hold(target, curseur);
    const champ = champDe(target);
    // A handle at its end asks for nothing.
    if (champ) champ.value = target.value === target.dataset.libre ? '' : target.value;
    colour(curseur);
  });
  return () => {
    for (const curseur of racine.querySelectorAll<HTMLElement>('[data-bridge-curseur]')) {
      curseur.hidden = false;
      follow(curseur);
    }
  };
}

const poigneesDe = (curseur: Element) => [...curseur.querySelectorAll<HTMLInputElement>('[data-bridge-poignee]')];

const champDe = (poignee: HTMLInputElement) =>
  poignee.closest('fieldset')?.querySelector<HTMLInputElement>(`[id="${poignee.dataset.bridgePoignee}"]`);

/** Moves each handle to the value of its field. */
function follow(curseur: HTMLElement): void {
  for (const poignee of poigneesDe(curseur)) {
    const ecrit = champDe(poignee)?.value || poignee.dataset.libre;
    if (ecrit) poignee.value = ecrit;
  }
  colour(curseur);
}

/** Stops a handle at the other one. */
function hold(poignee: HTMLInputElement, curseur: Element): void {
  const [premiere, derniere] = poigneesDe(curseur);
  if (!premiere || !derniere || premiere.valueAsNumber <= derniere.valueAsNumber) return;
  poignee.value = (poignee === premiere ? derniere : premiere).value;
}

/** Colours the part between the handles, or before the only one. */
function colour(curseur: HTMLElement): void {
  const places = poigneesDe(curseur).map(
    ({ valueAsNumber, min, max }) => `${(100 * (valueAsNumber - Number(min))) / (Number(max) - Number(min))}%`,
  );
  curseur.style.setProperty('--bridge-debut', places.length > 1 ? (places[0] ?? '0%') : '0%');
  curseur.style.setProperty('--bridge-fin', places.at(-1) ?? '100%');
  // With both handles at the end, the first one lies above: it can still be moved.
  const [premiere] = poigneesDe(curseur);
  if (premiere && places.length > 1) {
    const isFar = premiere.valueAsNumber > (Number(premiere.min) + Number(premiere.max)) / 2;
    premiere.style.zIndex = isFar ? '1' : '';
  }
}
