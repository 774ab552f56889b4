import { type Accueil, ANOMALIES, formatNumber } from '@bridge/contract';
import { Anchor, Progress, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel.tsx';
import classes from './accueil.module.css';

const labelOf = (anomalie: string) => ANOMALIES.find(({ value }) => value === anomalie)?.label ?? anomalie;
const listOf = (...anomalies: readonly string[]) => `/catalogue/list?anomalies=${anomalies.join()}`;
const GRAVES = ANOMALIES.filter(({ grave }) => grave).map(({ value }) => value);

/** How well the objets of one's territory are filled in, and where to begin. */
export function QualiteDuTerritoire({ qualite }: { readonly qualite: NonNullable<Accueil['qualite']> }) {
  const { objets, sansAnomalie, graves, anomalies } = qualite;
  const share = Math.floor((sansAnomalie / objets) * 100);
  const sentence = `${formatNumber(sansAnomalie)} objets sur ${formatNumber(objets)} sans anomalie`;
  return (
    <Panel
      title="Qualité de votre territoire"
      aside={<Text className={classes.figure}>{`${formatNumber(share)}\u00a0%`}</Text>}
    >
      <Progress value={share} size="sm" aria-label={sentence} />
      <Text size="sm" c="dimmed">
        {sentence}
      </Text>
      <ul className={classes.figures}>
        {graves > 0 && (
          <li>
            <Anchor component={Link} to={listOf(...GRAVES)}>
              À corriger d’abord <span className={classes.figure}>{formatNumber(graves)}</span>
            </Anchor>
          </li>
        )}
        {anomalies.map(({ anomalie, nombre }) => (
          <li key={anomalie}>
            <Anchor component={Link} to={listOf(anomalie)}>
              {labelOf(anomalie)} <span className={classes.figure}>{formatNumber(nombre)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to="/catalogue/qualite">
        Par type, commune, source et propriétaire
      </Anchor>
    </Panel>
  );
}
