import { annonce, type Conflit, espace, PRIORITES_D_ANNONCE } from '@bridge/contract';
import { Alert, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ConsoleLink } from '../../navigation/console-link.tsx';
import { useForm } from '../../resource/form/form.context.ts';
import { recordPath } from '../../resource/record-path.ts';
import { formatPeriod } from '../../resource/values/format.ts';
import { idsIn, textIn } from '../../resource/values/read.ts';
import { sentenceOf } from '../explain.ts';
import classes from './annonces.module.css';
import { conflitsQuery } from './annonces.queries.ts';

const MOTIFS: Readonly<Record<Conflit['motif'], string>> = {
  'exclusive-vendue': 'Vendu en exclusivité',
  'deja-occupe': 'Déjà occupé',
  complet: 'Plus de place',
};

/** Those of other entities have no number, and may begin on the same day. */
const keyOf = ({ espace: { id }, annonce: autre, du }: Conflit, rang: number) => `${id} ${autre?.id} ${du} ${rang}`;

/** Who has the places that this annonce asks for, on its dates: said while it is written, before anything is saved. */
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
  if (data.length === 0)
    return (
      <Text size="sm" role="status" className={classes.suits}>
        Ses espaces sont libres à ces dates.
      </Text>
    );
  return (
    <Alert color="orange" variant="light" role="alert" title="Ses espaces ne sont pas libres à ces dates">
      <ul className={classes.lines}>
        {data.map((conflit, rang) => (
          <li key={keyOf(conflit, rang)}>
            <Text size="sm">
              {`${MOTIFS[conflit.motif]}\u00a0: `}
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
    </Alert>
  );
}

/** What the form says of the places that it takes; null until it says all of it. */
function usePlacee() {
  const id = useForm(({ base }) => base?.id ?? 0);
  const priorite = useForm(({ values }) => textIn(values.priorite));
  const du = useForm(({ values }) => textIn(values.du));
  const au = useForm(({ values }) => textIn(values.au));
  const espaces = useForm(({ values }) => idsIn(values.espaces).join());
  const known = PRIORITES_D_ANNONCE.find(({ value }) => value === priorite)?.value;
  if (known === undefined || du === '' || au === '' || du > au || espaces === '') return null;
  return { id, priorite: known, du, au, espaces: espaces.split(',').map(Number) };
}

function Nom({ conflit: { annonce: autre } }: { readonly conflit: Conflit }) {
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
