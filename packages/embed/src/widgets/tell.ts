/** Says something beside a button, to those who see it and those who hear it. The place is there before the words: else none is heard. */
export function tell(bouton: HTMLElement, texte: string): void {
  const suivant = bouton.nextElementSibling;
  const place = suivant?.matches('.bridge-dit') ? suivant : document.createElement('span');
  if (place !== suivant) {
    place.className = 'bridge-dit';
    place.setAttribute('role', 'status');
    bouton.after(place);
  }
  place.textContent = texte;
}
