import type { EndpointAnswer, modelesDeScoring } from '@bridge/contract';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { listIn, textIn } from '../../resource/values/read.ts';
import { modelesQuery } from './tri.queries.ts';
import classes from './tris.module.css';

type Modele = EndpointAnswer<typeof modelesDeScoring>['modeles'][number];

/** « Partir d’un profil prêt », on a new profile that has no rule yet. */
export default function ModelesNote() {
  const isOffered = useForm((state) => state.base === null && listIn(state.values.regles).length === 0);
  return isOffered ? <Modeles /> : null;
}

function Modeles() {
  const {
    form: { store },
    idOf,
  } = useRecordFormContext();
  const { data, isPending } = useQuery(modelesQuery);
  const title = useId();
  const start = ({ nom, code, objectif, description, regles, normalise }: Modele) => {
    const { values, changed, setValue } = store.getState();
    // A name that the person has typed stays.
    if (textIn(values.nom) === '') setValue('nom', nom);
    if (textIn(values.code) === '') setValue('code', code);
    if (textIn(values.description) === '') setValue('description', description);
    if (!changed.has('objectif')) setValue('objectif', objectif);
    if (!changed.has('normalise')) setValue('normalise', normalise);
    setValue('regles', regles);
    // The button is gone: the rules take the focus, once React has drawn them.
    setTimeout(() => document.getElementById(idOf('regles'))?.focus());
  };
  if (isPending) return <Skeleton height={96} />;
  // Without models, one starts from nothing: a failure is not told.
  if (!data) return null;
  return (
    <section aria-labelledby={title}>
      <Text id={title} fw={600} mb="xs">
        Partir d’un profil prêt
      </Text>
      <ul className={classes.models}>
        {data.map((modele) => (
          <li key={modele.code}>
            <UnstyledButton className={classes.model} onClick={() => start(modele)}>
              <Text span display="block" fw={500}>
                {modele.nom}
              </Text>
              <span className={classes.quiet}>{modele.description}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
