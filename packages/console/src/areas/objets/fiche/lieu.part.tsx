import type { DocumentObjet, FicheObjet } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { TYPE_LOOKS } from '../../../catalogue/type-look.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { PointMap } from '../../../ui/map/map.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { motsDe, texteDe } from './textes.rules.ts';
import { Written } from './written.tsx';

type Lieu = DocumentObjet['lieu'];

const QUALITES = {
  source: 'donnée par la source',
  douteux: 'douteuse',
  geocode: 'calculée d’après l’adresse',
} as const satisfies Record<NonNullable<Lieu['point']>['qualite'], string>;

const degrees = new Intl.NumberFormat('fr', { maximumFractionDigits: 5 });

export function LieuPart({ fiche }: { readonly fiche: FicheObjet }) {
  const langues = useLanguages();
  const { lieu } = fiche.document;
  const { point, altitude, territoires, environnements } = lieu;
  const address = [lieu.nom, ...lieu.rue, [lieu.codePostal, lieu.commune].filter(Boolean).join(' ')].filter(Boolean);
  const acces = texteDe(lieu.acces, langues);
  return (
    <Panel title="Lieu">
      {address.length > 0 ? (
        <address style={{ fontStyle: 'normal' }}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {lieu.pays !== 'FR' && <div>{lieu.pays}</div>}
        </address>
      ) : (
        <Text c="dimmed">Aucune adresse.</Text>
      )}
      {acces !== '' && <Written text={acces} />}
      <dl className={classes.pairs} data-narrow>
        {point && (
          <>
            <dt>Position</dt>
            <dd>{`${degrees.format(point.lat)} ; ${degrees.format(point.lon)}, ${QUALITES[point.qualite]}`}</dd>
          </>
        )}
        {altitude !== undefined && (
          <>
            <dt>Altitude</dt>
            <dd>{`${altitude}\u00a0m`}</dd>
          </>
        )}
        {territoires.length > 0 && (
          <>
            <dt>Territoires</dt>
            <dd>{territoires.map((terme) => motsDe(terme, langues)).join(', ')}</dd>
          </>
        )}
        {environnements.length > 0 && (
          <>
            <dt>Environnement</dt>
            <dd>{environnements.map((terme) => motsDe(terme, langues)).join(', ')}</dd>
          </>
        )}
      </dl>
      <SmallMap fiche={fiche} />
    </Panel>
  );
}

/** A map of the place, drawn when the objet has one. */
function SmallMap({ fiche: { objet, document } }: { readonly fiche: FicheObjet }) {
  const { point, trace } = document.lieu;
  const { id, nom } = objet;
  const { typeBridge } = document;
  const points = useMemo(
    () => (point ? [{ id, label: nom, look: typeBridge, lon: point.lon, lat: point.lat }] : []),
    [point, id, nom, typeBridge],
  );
  const lines = trace?.lignes;
  if (points.length === 0 && !lines?.length) return null;
  return (
    <div className={classes.map}>
      <PointMap label={`Position de ${nom}`} points={points} looks={TYPE_LOOKS} inPage {...(lines ? { lines } : {})} />
    </div>
  );
}
