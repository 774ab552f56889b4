/** Shows a message beside a button. Its place exists before the words, without which screen readers announce nothing. */
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
