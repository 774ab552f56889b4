import type { Point, Zone } from '@bridge/contract';
import { useState } from 'react';
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

/** So many kilometres around an objet, a commune or a point. A commune is kept as the point at its heart, under its name. */
export function RayonValeur({ id, zone, onChange }: ZoneProps<'rayon'>) {
  const { centre } = zone;
  // Nothing tells a commune that was saved from a point that was named: both come back as a point, with all that it is made of.
  const [byCommune, setByCommune] = useState(false);
  const genre = centre.genre === 'objet' ? 'objet' : byCommune ? 'commune' : 'point';
  const setCentre = (next: Rayon['centre']) => onChange({ ...zone, centre: next });
  const setPoint = (point: Point, libelle: string) => setCentre({ genre: 'point', point, libelle });
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
          value={genre}
          onChange={(next) => {
            setByCommune(next === 'commune');
            if (next === 'objet') setCentre({ genre: 'objet', objet: { ref: 'objet', id: 0 } });
            // A commune is a point that has a name: from one to the other, the place stays.
            else if (centre.genre === 'objet') setPoint(SANS_POINT, '');
          }}
        />
      </div>
      {genre === 'objet' && (
        <RefChoice
          id={id}
          to="objet"
          label="Objet au centre"
          labelHidden
          placeholder="Rechercher un objet…"
          value={centre.genre === 'objet' ? centre.objet : null}
          onChange={(objet) => setCentre({ genre: 'objet', objet: objet ?? { ref: 'objet', id: 0 } })}
        />
      )}
      {genre === 'commune' && centre.genre === 'point' && (
        <CommuneCentre id={id} label="Commune au centre" labelHidden libelle={centre.libelle} onPick={setPoint} />
      )}
      {genre === 'point' && centre.genre === 'point' && (
        <PointCentre id={id} centre={centre} km={zone.km} onChange={setPoint} />
      )}
    </div>
  );
}
