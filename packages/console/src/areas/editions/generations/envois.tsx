import { type EnvoiDeGeneration, etatDEnvoi, type GenerationDetail } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { formatInstant } from '../../../resource/values/format.ts';
import { Dot } from '../../../ui/dot.tsx';
import classes from './generations.module.css';
import { useDecides } from './use-decides.ts';
import { useRenvoi } from './use-renvoi.ts';

const GENRES: Readonly<Record<EnvoiDeGeneration['genre'], string>> = {
  courriel: 'E-mail',
  depot: 'Dépôt sur un serveur',
  webhook: 'Appel d’une adresse',
  mediatheque: 'Médiathèque',
};

/** The sendings of a document, those that failed and why, and the button that sends it again. */
export function Envois({ generation: { id, etat, envois, validateurs } }: { readonly generation: GenerationDetail }) {
  const decides = useDecides(validateurs);
  const sending = useRenvoi();
  const failed = envois.filter((one) => one.etat === 'echouee' || one.etat === 'annulee').length;
  const again = (echecs: boolean) => sending.mutate({ id, echecs });
  return (
    <Stack gap="sm">
      {etat === 'validee' && decides && (
        <Group gap="xs">
          {failed > 0 && (
            <Button size="compact-md" loading={sending.isPending} onClick={() => again(true)}>
              Renvoyer ce qui a échoué
            </Button>
          )}
          <Button size="compact-md" variant="default" loading={sending.isPending} onClick={() => again(false)}>
            Tout renvoyer
          </Button>
        </Group>
      )}
      <ul className={classes.lines}>
        {envois.map((envoi) => (
          <li key={envoi.tache} className={classes.line}>
            <div>
              <Text size="sm" fw={500}>
                {envoi.destination || GENRES[envoi.genre]}
              </Text>
              {envoi.message !== '' && <Text size="sm">{envoi.message}</Text>}
            </div>
            <Etat envoi={envoi} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Etat({ envoi: { etat, le } }: { readonly envoi: EnvoiDeGeneration }) {
  const { label, colour } = etatDEnvoi(etat);
  return (
    <Text size="sm" className={classes.leads} title={formatInstant(le, new Date()).relative}>
      <Dot colour={colour} />
      {label}
    </Text>
  );
}
