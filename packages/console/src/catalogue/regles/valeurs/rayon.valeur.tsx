import type { Zone } from '@bridge/contract';
import { NombreInput } from '../../nombre-input.tsx';
import { RefChoice } from '../../ref-choice.tsx';
import classes from '../regles.module.css';
import { SANS_POINT } from '../sujets.ts';
import { ChoixNatif } from './choix-natif.tsx';
import { CommuneCentre } from './commune-centre.tsx';
import { PointCentre } from './point-centre.tsx';
import type { ZoneProps } from './zone.ts';

type Rayon = Extract<Zone, { forme: 'rayon' }>;

const CENTRES = [
  { value: 'objet', label: 'd’un objet' },
  { value: 'commune', label: 'd’une commune' },
  { value: 'point', label: 'd’un point de la carte' },
] as const;

const SANS_COMMUNE = { insee: '', nom: '' };

/** The centre of another kind for the same circle: a commune that becomes a point keeps its place. */
function emptied(genre: Rayon['centre']['genre'], before: Rayon['centre']): Rayon['centre'] {
  switch (genre) {
    case 'objet':
      return { genre, objet: { ref: 'objet', id: 0 } };
    case 'commune':
      return { genre, point: SANS_POINT, commune: SANS_COMMUNE };
    case 'point':
      return before.genre === 'commune'
        ? { genre, point: before.point, libelle: before.commune.nom }
        : { genre, point: SANS_POINT, libelle: '' };
  }
}

/** A circle of so many kilometres around an objet, the centre of a commune, or a point. */
export function RayonValeur({ id, zone, onChange }: ZoneProps<'rayon'>) {
  const { centre } = zone;
  const setCentre = (next: Rayon['centre']) => onChange({ ...zone, centre: next });
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        <span>à moins de</span>
        <div className={classes.small}>
          <NombreInput
            label="Distance"
            labelHidden
            unit="km"
            min={0}
            value={zone.km}
            onChange={(km) => onChange({ ...zone, km: km ?? Number.NaN })}
          />
        </div>
        <ChoixNatif
          label="Autour de quoi"
          choices={CENTRES}
          value={centre.genre}
          onChange={(next) => setCentre(emptied(next, centre))}
        />
      </div>
      {centre.genre === 'objet' && (
        <RefChoice
          id={id}
          to="objet"
          label="Objet au centre"
          labelHidden
          placeholder="Rechercher un objet…"
          value={centre.objet}
          onChange={(objet) => setCentre({ genre: 'objet', objet: objet ?? { ref: 'objet', id: 0 } })}
        />
      )}
      {centre.genre === 'commune' && (
        <CommuneCentre
          id={id}
          label="Commune au centre"
          labelHidden
          libelle={centre.commune.nom}
          onPick={(point, commune) => setCentre({ genre: 'commune', point, commune })}
        />
      )}
      {centre.genre === 'point' && (
        <PointCentre
          id={id}
          centre={centre}
          km={zone.km}
          onChange={(point, libelle) => setCentre({ genre: 'point', point, libelle })}
        />
      )}
    </div>
  );
}
