import { frenchDate, type ReponseDeCorrection, treatReponse } from '@bridge/contract';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { Fold } from '../../../ui/fold.tsx';
import { sentenceOf } from '../../explain.ts';
import { anomalieEnMots } from '../anomalie.words.ts';
import classes from './qualite.module.css';
import { reponsesKey } from './qualite.queries.ts';

interface Props {
  readonly reponses: readonly ReponseDeCorrection[];
  /** What an answer is headed by, besides what it corrects. */
  readonly titleOf: (reponse: ReponseDeCorrection) => ReactNode;
}

/** Answers of owners, each with the button that says it handled. */
export function ReponsesLues({ reponses, titleOf }: Props) {
  return (
    <ul className={classes.anomalies}>
      {reponses.map((reponse) => (
        <Reponse key={reponse.id} reponse={reponse} title={titleOf(reponse)} />
      ))}
    </ul>
  );
}

const DAY = frenchDate({ day: 'numeric', month: 'long', year: 'numeric' });
const jour = (instant: string) => DAY.format(new Date(instant));

function Reponse({ reponse, title }: { readonly reponse: ReponseDeCorrection; readonly title: ReactNode }) {
  const { id, nom, anomalie, texte, precedentes, recueLe, traiteeLe, traiteePar } = reponse;
  const queries = useQueryClient();
  const treating = useMutation({
    mutationFn: (traitee: boolean) => call(treatReponse, { params: { id }, body: { traitee, recueLe } }),
    onSuccess: (_, traitee) => showNotice(traitee ? 'Réponse traitée.' : 'Réponse à traiter de nouveau.'),
    // Refused, it is read anew too: its owner may have written other words.
    onSettled: () => queries.invalidateQueries({ queryKey: reponsesKey }),
  });
  const sujet = anomalie === null ? 'Autre chose' : anomalieEnMots(anomalie).label;
  const verb = traiteeLe === null ? 'Marquer comme traitée' : 'Reprendre';
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <div>
            {title}{' '}
            <Badge size="sm" variant="light" color={traiteeLe === null ? 'orange' : 'gray'}>
              {sujet}
            </Badge>
          </div>
          {texte === '' ? (
            <Text c="dimmed">{`Réponse retirée par son auteur le ${jour(recueLe)}.`}</Text>
          ) : (
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{texte}</Text>
          )}
          <Text size="xs" c="dimmed">
            {traiteeLe === null
              ? `Reçue le ${jour(recueLe)}.`
              : `Reçue le ${jour(recueLe)}, traitée le ${jour(traiteeLe)}${traiteePar && ` par ${traiteePar}`}.`}
          </Text>
          {precedentes.length > 0 && (
            <Fold title={`Ce qui était écrit avant (${precedentes.length})`}>
              {precedentes.map((avant) => (
                <Text key={avant.recueLe} size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {`Le ${jour(avant.recueLe)}\u00a0: ${avant.texte}`}
                </Text>
              ))}
            </Fold>
          )}
          {treating.error && (
            <Text size="sm" c="red" role="alert">
              {sentenceOf(treating.error)}
            </Text>
          )}
        </div>
        <Button
          variant={traiteeLe === null ? 'default' : 'subtle'}
          size="compact-sm"
          flex="none"
          loading={treating.isPending}
          aria-label={`${verb}\u00a0: ${nom}, ${sujet}`}
          onClick={() => treating.mutate(traiteeLe === null)}
        >
          {verb}
        </Button>
      </Group>
    </li>
  );
}
