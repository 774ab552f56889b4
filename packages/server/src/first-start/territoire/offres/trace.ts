import type { Hasard } from '../hasard.ts';
import type { Offre } from '../offre.ts';

/** A loop of about so many kilometres around a point: a circle that hesitates, as paths do. */
export function drawTrace(
  centre: Offre['point'],
  kilometres: number,
  hasard: Hasard,
): readonly (readonly [number, number])[] {
  const rayon = kilometres / (2 * Math.PI) / 111;
  const pas = 48;
  const [vagues, phase] = [hasard.entier(3, 5), hasard.entier(0, 628) / 100];
  const depart = hasard.entier(0, 628) / 100;
  const points = Array.from({ length: pas }, (_, rang) => {
    const angle = depart + (rang / pas) * 2 * Math.PI;
    const ecart = rayon * (1 + 0.22 * Math.sin(vagues * angle + phase) + hasard.entier(-40, 40) / 1000);
    // A degree of longitude is shorter than one of latitude here.
    return [
      arrondi(centre.lat + ecart * Math.sin(angle)),
      arrondi(centre.lon + 1.47 * ecart * Math.cos(angle)),
    ] as const;
  });
  const [premier] = points;
  return premier ? [...points, premier] : points;
}

const arrondi = (valeur: number) => Math.round(valeur * 1e5) / 1e5;
