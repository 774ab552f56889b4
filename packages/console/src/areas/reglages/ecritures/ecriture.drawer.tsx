import { type EcritureApidaeDetail, ecritureApidae, MODES_D_ECRITURE } from '@bridge/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { mannerOf } from '../../../api/follow.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { EtatDEcriture } from '../../../catalogue/apidae/etat.tsx';
import { Valeurs } from '../../../catalogue/apidae/valeurs.tsx';
import { paceOf } from '../../../navigation/jobs/job.rules.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { Fold } from '../../../ui/fold.tsx';
import { RowDrawer } from '../../common/lignes/row.drawer.tsx';
import classes from '../traductions/config.module.css';
import { Decisions } from './decisions.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

function ecritureQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey(ecritureApidae.id), 'une', id],
    queryFn: (context) => call(ecritureApidae.calls.get, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => paceOf(isMoving(data) ? 1 : 0, status === 'error'),
    staleTime: 0,
  });
}
const isMoving = (line: EcritureApidaeDetail | undefined) => line?.etat === 'en-attente' || line?.etat === 'en-cours';

/** One write into Apidae: its changes, its state, its history and its decisions. */
export default function EcritureDrawer({ id, onClose }: Props) {
  return (
    <RowDrawer
      read={useQuery(ecritureQuery(id))}
      title={`Envoi n°\u00a0${id}`}
      words={{ close: 'Fermer l’envoi', failed: 'L’envoi n’a pas pu être lu' }}
      width={48}
      onClose={onClose}
    >
      {(line) => <Details line={line} />}
    </RowDrawer>
  );
}

function Details({ line }: { readonly line: EcritureApidaeDetail }) {
  const { nom, etat, mode, message, objet, identifiant, statut, valeurs, suivi, charge, prevuLe } = line;
  const facts = [
    MODES_D_ECRITURE.find(({ value }) => value === mode)?.label,
    identifiant && `n°\u00a0${identifiant} dans Apidae`,
    etat === 'en-attente' && prevuLe && `part ${formatInstant(prevuLe, new Date()).relative}`,
    statut && `réponse ${statut}`,
  ].filter(Boolean);
  return (
    <Stack gap="md" pb="xl">
      <div>
        <Text size="lg" fw={600}>
          {objet === null ? (
            nom
          ) : (
            <Anchor component={Link} to={`/catalogue/view/${objet}?onglet=textes`} inherit>
              {nom}
            </Anchor>
          )}
        </Text>
        <EtatDEcriture etat={etat} />
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      {message !== '' && <Text role="status">{message}</Text>}
      <Decisions line={line} />
      {valeurs.length > 0 && <Valeurs valeurs={valeurs} />}
      <section aria-label="Suivi">
        <Text fw={600} size="sm">
          Suivi
        </Text>
        <ol className={classes.remarks}>
          {suivi.map(({ le, texte }) => (
            <li key={`${le} ${texte}`}>
              {texte}{' '}
              <Text span size="xs" c="dimmed">
                {formatInstant(le, new Date()).relative}
              </Text>
            </li>
          ))}
        </ol>
      </section>
      {charge !== null && (
        <Fold title="L’envoi tel qu’Apidae l’a lu">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls. */}
          <pre className={classes.json} tabIndex={0}>
            {charge}
          </pre>
        </Fold>
      )}
    </Stack>
  );
}
