import { type FicheObjet, objet } from '@bridge/contract';
import { Badge, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { Panel } from '../../../ui/panel.tsx';
import { anomalieEnMots, type EditeurDAnomalie } from '../anomalie.words.ts';
import { ReponsesDObjet } from '../qualite/reponses.panel.tsx';
import classes from './fiche.module.css';
import { isLent } from './reserve.tsx';

/** The anomalies of an objet: what each costs, and where it is corrected. */
export function AnomaliesTab({ fiche }: { readonly fiche: FicheObjet }) {
  const anomalies = fiche.objet.anomalies.map(anomalieEnMots).sort((a, b) => Number(b.grave) - Number(a.grave));
  const rights = useRights(objet, fiche.objet);
  const mayUse = (editeur: EditeurDAnomalie) => rights.edit && (editeur.onglet === 'textes' || !isLent(fiche));
  const panel = (
    <Panel title="Anomalies" intro="Relevées à chaque import. Elles disparaissent d’elles-mêmes une fois corrigées.">
      {anomalies.length === 0 && <Text c="dimmed">Rien à signaler sur cet objet.</Text>}
      <ul className={classes.lines}>
        {anomalies.map(({ value, label, grave, explication, editeur }) => (
          <li key={value}>
            <Text fw={550} span>
              {label}
            </Text>{' '}
            {grave && (
              <Badge size="sm" variant="light" color="red">
                Grave
              </Badge>
            )}
            <Text size="sm" c="dimmed">
              {explication}
            </Text>
            {editeur && mayUse(editeur) && (
              <Button
                component={Link}
                to={{ search: `?onglet=${editeur.onglet}`, hash: `#${editeur.ancre}` }}
                variant="default"
                size="compact-sm"
                mt={4}
                aria-label={`Corriger ici\u00a0: ${label}`}
              >
                Corriger ici
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
  return (
    <Stack gap="md">
      {rights.edit && <ReponsesDObjet objet={fiche.objet.id} />}
      {panel}
    </Stack>
  );
}
