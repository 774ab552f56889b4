import { type ComparaisonDeGabarit, comparaisonDeGabarit, type GabaritSuivi, modeleEdition } from '@bridge/contract';
import { Alert, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { useLangueDApercu } from '../langue-choice.tsx';
import { Sheet } from '../pages/sheet.tsx';
import classes from './gabarits.module.css';

interface Props {
  readonly suivi: GabaritSuivi;
  readonly onClose: () => void;
  /** Adopts the newer version; null for a reader. */
  readonly onAdopt: (() => void) | null;
}

/** The pages of this model that a newer version of a gabarit changes, before and after. */
export default function VersionsDialog({ suivi, onClose, onAdopt }: Props) {
  const { data, error, isFetching, refetch } = useComparaison(suivi);
  const erreur = data?.apres.erreurs[0];
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={`Ce que change la version ${suivi.derniere} de «\u00a0${suivi.nom}\u00a0»`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        {isFetching && !data && (
          <Group gap="xs" role="status">
            <Loader size="sm" />
            <Text size="sm">Les pages se dessinent deux fois…</Text>
          </Group>
        )}
        {error && (
          <LoadError
            title="Les pages n’ont pas pu être comparées"
            reason={sentenceOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {erreur && (
          <Alert color="red" variant="light" role="alert">
            {`La version ${suivi.derniere} ne se dessine pas${erreur.ligne === null ? '' : `, ligne ${erreur.ligne}`}\u00a0: ${erreur.message}`}
          </Alert>
        )}
        {data && !erreur && <Paires comparaison={data} suivi={suivi} />}
        {onAdopt && (
          <Group justify="flex-end">
            <Button disabled={!data || erreur !== undefined} onClick={onAdopt}>
              {`Passer à la version ${suivi.derniere}`}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

/** Compares the two versions on the model as it is typed. */
function useComparaison({ ressource, id, derniere }: GabaritSuivi) {
  const valeurs = useForm(({ values }) => values);
  const entiteId = useForm(({ base }) => base?.entiteId);
  const langues = modeleEdition.fields.langues.schema.catch(['fr']).parse(valeurs.langues);
  const spoken = useLangueDApercu();
  const langue = langues.includes(spoken) ? spoken : (langues[0] ?? 'fr');
  const body = {
    valeurs,
    langue,
    gabarit: { ressource, id, version: derniere },
    ...(typeof entiteId === 'number' || entiteId === null ? { entiteId } : {}),
  };
  return useQuery({
    queryKey: ['editions', 'gabarits', 'comparaison', body],
    queryFn: ({ signal }) => call(comparaisonDeGabarit, { body }, { signal }),
    retry: false,
    // The server keeps the pictures of the answer for a while only.
    gcTime: 0,
    staleTime: 10 * 60_000,
  });
}

interface PairesProps {
  readonly comparaison: ComparaisonDeGabarit;
  readonly suivi: GabaritSuivi;
}

function Paires({ comparaison: { avant, apres, differentes, incomplete }, suivi }: PairesProps) {
  return (
    <>
      <Text size="sm" role="status">
        {sentence(differentes.length, Math.max(avant.pages, apres.pages))}
        {(avant.coupe || incomplete) && ' Un extrait\u00a0: les premières fiches de chaque rubrique.'}
      </Text>
      {differentes.map((page) => (
        <div key={page} className={classes.versions}>
          <Cote titre={`Page ${page}, version ${suivi.version}`} pages={avant} page={page} />
          <Cote titre={`Page ${page}, version ${suivi.derniere}`} pages={apres} page={page} />
        </div>
      ))}
    </>
  );
}

const sentence = (differ: number, pages: number): string =>
  differ === 0
    ? 'Aucune page de ce modèle ne change.'
    : `${differ === 1 ? 'Une page change' : `${differ} pages changent`}, sur ${pages}.`;

interface CoteProps {
  readonly titre: string;
  readonly pages: ComparaisonDeGabarit['avant'];
  readonly page: number;
}

function Cote({ titre, pages: { jeton, pages, largeur, hauteur }, page }: CoteProps) {
  return (
    <figure className={classes.version}>
      {page > pages ? (
        <Text size="sm" c="dimmed" p="md">
          Pas de page ici.
        </Text>
      ) : (
        <Sheet source={{ genre: 'apercu', jeton }} page={page} largeur={480} ratio={largeur / hauteur} />
      )}
      <figcaption>{titre}</figcaption>
    </figure>
  );
}
