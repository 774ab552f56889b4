import { annonce, CANAUX, type Conflit, espace, type Partage, PRIORITES_D_ANNONCE } from '@bridge/contract';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { useForm } from '../../../resource/form/form.context.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { formatPeriod } from '../../../resource/values/format.ts';
import { idIn, idsIn, textIn } from '../../../resource/values/read.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { conflitsQuery } from '../annonces.queries.ts';
import { creationsIn } from '../creations/creation.read.ts';

const CONFLITS: Readonly<Record<Conflit['motif'], string>> = {
  'exclusive-vendue': 'Vendu en exclusivité',
  'deja-occupe': 'Déjà occupé',
  complet: 'Plus de place',
};

const PARTAGES: Readonly<Record<Partage['motif'], string>> = {
  'exclusive-vendue': 'Vendu en exclusivité, elle n’y paraîtra pas',
  complet: 'Toutes les places sont vendues, elle s’affichera à tour de rôle',
  'par-tags': 'Partagé avec une annonce vendue sur ses tags',
};

/** The annonces that hold the places of this one on its dates, told while it is typed, before any save. */
export default function ConflitsNote() {
  const placee = usePlacee();
  const { data, error } = useQuery(conflitsQuery(placee));
  if (placee === null) return null;
  if (error)
    return (
      <Text size="sm" c="dimmed">
        {`Les conflits n’ont pas pu être lus. ${sentenceOf(error)}`}
      </Text>
    );
  if (!data) return <Skeleton height={24} />;
  const { items, partages } = data;
  if (items.length + partages.length === 0)
    return (
      <Text size="sm" role="status" className={classes.suits}>
        {placee.espaces.length > 0
          ? 'Ses espaces sont libres à ces dates.'
          : 'Les espaces de ses tags ont de la place à ces dates.'}
      </Text>
    );
  return (
    <Stack gap="xs">
      {items.length > 0 && (
        <Alert color="orange" variant="light" role="alert" title="Ses espaces ne sont pas libres à ces dates">
          <Lignes conflits={items.map((one) => ({ ...one, mot: CONFLITS[one.motif] }))} />
        </Alert>
      )}
      {partages.length > 0 && (
        <Alert color="blue" variant="light" role="status" title="Elle partagera ces espaces avec d’autres annonces">
          <Lignes conflits={partages.map((one) => ({ ...one, mot: PARTAGES[one.motif] }))} />
        </Alert>
      )}
    </Stack>
  );
}

type Ligne = Omit<Conflit, 'motif'> & { readonly mot: string };

/** The key of a line; annonces of other entities come without an id, and may begin on the same day. */
const keyOf = ({ espace: { id }, annonce: autre, du }: Ligne, rang: number) => `${id} ${autre?.id} ${du} ${rang}`;

function Lignes({ conflits }: { readonly conflits: readonly Ligne[] }) {
  return (
    <ul className={classes.lines}>
      {conflits.map((conflit, rang) => (
        <li key={keyOf(conflit, rang)}>
          <Text size="sm">
            {`${conflit.mot}\u00a0: `}
            <ConsoleLink to={recordPath(espace, conflit.espace.id)} size="sm">
              {conflit.espace.nom}
            </ConsoleLink>
            {', '}
            <Nom conflit={conflit} />
            {`, ${formatPeriod(conflit).toLowerCase()}.`}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** The places that the form takes, or looks for by tags; null until the form says all of it. */
function usePlacee() {
  const id = useForm(({ base }) => base?.id ?? 0);
  const priorite = useForm(({ values }) => textIn(values.priorite));
  const du = useForm(({ values }) => textIn(values.du));
  const au = useForm(({ values }) => textIn(values.au));
  const espaces = useIds('espaces');
  const tagsCibles = useIds('tagsCibles');
  const canaux = useForm(({ values }) => values.canaux);
  const formats = useForm(({ values }) =>
    [idIn(values.format), ...creationsIn(values.creations).map(({ format }) => format.id)].join(),
  );
  const known = PRIORITES_D_ANNONCE.find(({ value }) => value === priorite)?.value;
  if (known === undefined || du === '' || au === '' || du > au || espaces.length + tagsCibles.length === 0) return null;
  return {
    ...{ id, priorite: known, du, au, espaces, tagsCibles },
    canaux: CANAUX.flatMap(({ value }) => (Array.isArray(canaux) && canaux.includes(value) ? [value] : [])),
    formats: [...new Set(numbers(formats))],
  };
}

const numbers = (joined: string) =>
  joined
    .split(',')
    .map(Number)
    .filter((id) => id > 0);

/** The ids in a field of the form, compared as text: the form makes a new list at each change. */
const useIds = (name: string) => numbers(useForm(({ values }) => idsIn(values[name]).join()));

function Nom({ conflit: { annonce: autre } }: { readonly conflit: Ligne }) {
  if (autre === null) return 'par une annonce d’une autre entité';
  return (
    <>
      {'par '}
      <ConsoleLink to={recordPath(annonce, autre.id)} size="sm">
        {autre.nom}
      </ConsoleLink>
    </>
  );
}
