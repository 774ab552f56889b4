import {
  dimensionsDe,
  empagementDe,
  fautesDePage,
  formatNumber,
  largeurDeColonne,
  modeleEdition,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { z } from 'zod';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../../resource/form/form.context.ts';
import classes from '../editions.module.css';

const f = modeleEdition.fields;
const pageSchema = z.object({
  format: f.format.schema,
  orientation: f.orientation.schema,
  largeur: f.largeur.schema,
  hauteur: f.hauteur.schema,
  margeHaut: f.margeHaut.schema,
  margeBas: f.margeBas.schema,
  margeInterieure: f.margeInterieure.schema,
  margeExterieure: f.margeExterieure.schema,
  colonnes: f.colonnes.schema,
  gouttiere: f.gouttiere.schema,
  fondPerdu: f.fondPerdu.schema,
});
const NAMES = Object.keys(pageSchema.shape);

/** The page to scale under its format: its margins, its columns and its bleed. */
export default function PageNote() {
  const values = useForm(useShallow(({ values: all }) => Object.fromEntries(NAMES.map((name) => [name, all[name]]))));
  const read = pageSchema.safeParse(values);
  if (!read.success) return null;
  const page = read.data;
  const [faute] = fautesDePage(page);
  const { largeur, hauteur } = dimensionsDe(page);
  const inside = empagementDe(page);
  const colonne = largeurDeColonne(page);
  const bleed = page.fondPerdu;
  const mm = (value: number) => formatNumber(Math.round(value * 10) / 10, 'mm');
  const words = faute
    ? faute.message
    : `${mm(largeur)} × ${mm(hauteur)}. Le texte occupe ${mm(inside.largeur)} × ${mm(inside.hauteur)}, en ${page.colonnes} colonne${page.colonnes > 1 ? 's' : ''} de ${mm(colonne)}.`;
  return (
    <div className={classes.note} role="status">
      <svg
        className={classes.page}
        viewBox={`${-bleed} ${-bleed} ${largeur + 2 * bleed} ${hauteur + 2 * bleed}`}
        aria-hidden="true"
      >
        <rect
          className={classes.bleed}
          x={-bleed}
          y={-bleed}
          width={largeur + 2 * bleed}
          height={hauteur + 2 * bleed}
        />
        <rect className={classes.trim} width={largeur} height={hauteur} />
        {!faute &&
          Array.from({ length: page.colonnes }, (_, rank) => (
            <rect
              // Columns have no identity but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={rank}
              className={classes.column}
              x={page.margeInterieure + rank * (colonne + page.gouttiere)}
              y={page.margeHaut}
              width={colonne}
              height={inside.hauteur}
            />
          ))}
      </svg>
      <Text size="sm" {...(faute ? { c: 'var(--mantine-color-error)' } : { c: 'dimmed' })}>
        {words}
      </Text>
    </div>
  );
}
