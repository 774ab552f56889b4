import { motsDe } from './messages.ts';
import { tell } from './tell.ts';

/** Decimals of a position, about a hundred metres: enough to sort by distance, too little to know a door. */
const DECIMALES = 3;

/** « Autour de moi »: asks for the position of the visitor when they press the button, and never before. */
export function bindAutour(racine: HTMLElement, geolocalisation: Geolocation | undefined): () => void {
  if (!geolocalisation) return () => undefined;
  racine.addEventListener('click', ({ target }) => {
    const bouton = target instanceof Element ? target.closest<HTMLElement>('button[data-bridge-autour]') : null;
    if (!bouton) return;
    bouton.setAttribute('aria-busy', 'true');
    geolocalisation.getCurrentPosition(
      ({ coords }) => {
        bouton.removeAttribute('aria-busy');
        fillPlace(bouton, coords);
      },
      () => {
        bouton.removeAttribute('aria-busy');
        tell(bouton, motsDe(racine).sansPosition);
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
  return () => {
    for (const bouton of racine.querySelectorAll<HTMLElement>('button[data-bridge-autour]')) bouton.hidden = false;
  };
}

/** Fills the fields of the engine beside the button, and sends the form. */
function fillPlace(bouton: HTMLElement, { latitude, longitude }: GeolocationCoordinates): void {
  const form = bouton.closest('form');
  const groupe = bouton.closest('fieldset') ?? form;
  const lat = groupe?.querySelector<HTMLInputElement>('input[data-bridge-lat], input[name$="lat"]');
  const lon = groupe?.querySelector<HTMLInputElement>('input[data-bridge-lon], input[name$="lon"]');
  if (!form || !lat || !lon) return;
  lat.value = latitude.toFixed(DECIMALES);
  lon.value = longitude.toFixed(DECIMALES);
  form.requestSubmit();
}
