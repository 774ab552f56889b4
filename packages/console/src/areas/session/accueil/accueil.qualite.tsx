import { type Accueil, ANOMALIES, formatNumber, LISTES_DE_QUALITE, listeDAnomalie, partEnCent } from '@bridge/contract';
import { Anchor, Progress, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import classes from './accueil.module.css';

const labelOf = (anomalie: string) => ANOMALIES.find(({ value }) => value === anomalie)?.label ?? anomalie;
const listOf = (asked: ReturnType<typeof listeDAnomalie> | (typeof LISTES_DE_QUALITE)['aCorriger' | 'graves']) =>
  `/catalogue/list?statut=${asked.statut.join()}&anomalies=${asked.anomalies.join()}`;

/** The completeness of the objets that the person sees, and where to begin, with the figures of the page of quality. */
export function QualiteDuCatalogue({ qualite }: { readonly qualite: NonNullable<Accueil['qualite']> }) {
  const { objets, sansAnomalie, graves, anomalies } = qualite;
  const share = partEnCent(sansAnomalie, objets);
  const sentence = `${formatNumber(sansAnomalie)} objets publiés sur ${formatNumber(objets)} sont sans anomalie`;
  const figures = [
    { label: 'À corriger', nombre: objets - sansAnomalie, to: listOf(LISTES_DE_QUALITE.aCorriger) },
    { label: 'À corriger d’abord', nombre: graves, to: listOf(LISTES_DE_QUALITE.graves) },
    ...anomalies.map(({ anomalie, nombre }) => {
      return { label: labelOf(anomalie), nombre, to: listOf(listeDAnomalie(anomalie)) };
    }),
  ];
  return (
    <Panel title="Qualité du catalogue" aside={<Text className={classes.figure}>{`${share} sans anomalie`}</Text>}>
      <Progress value={(sansAnomalie / objets) * 100} size="sm" aria-label={sentence} />
      <Text size="sm" c="dimmed">
        {sentence}
      </Text>
      <ul className={classes.figures}>
        {figures
          .filter(({ nombre }) => nombre > 0)
          .map(({ label, nombre, to }) => (
            <li key={to}>
              <Anchor component={Link} to={to}>
                {label} <span className={classes.figure}>{formatNumber(nombre)}</span>
              </Anchor>
            </li>
          ))}
      </ul>
      <Anchor component={Link} to="/catalogue/qualite">
        Complétude, par type, commune, source et propriétaire
      </Anchor>
    </Panel>
  );
}
