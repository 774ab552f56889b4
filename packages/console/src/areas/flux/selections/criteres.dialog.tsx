import { criteresInternes } from '../flux.calls.ts';
import { type DialogProps, DistantsDialog } from './distants.dialog.tsx';

/** The internal criteria of the Apidae project, and those that the feed keeps. */
export default function CriteresDialog(props: DialogProps) {
  return (
    <DistantsDialog
      {...props}
      field="criteresInternes"
      read={async (id, signal) => {
        const { criteres: items, message } = await criteresInternes(id, signal);
        return { items, message };
      }}
      words={WORDS}
      describe={({ id }) => `n°\u00a0${id}`}
    />
  );
}

const WORDS = {
  title: 'Critères internes',
  asking: 'Les critères internes sont demandés…',
  failed: 'Les critères internes n’ont pas pu être lus',
  hint: 'Cochez ceux que le catalogue garde\u00a0; sans aucune coche, il les garde tous. Le prochain import applique ce choix.',
  legend: 'Critères internes à garder',
  unknown: (id: number) => `n°\u00a0${id}, inconnu d’Apidae`,
  saved: 'Critères internes du flux enregistrés',
  savedAll: 'Le flux garde tous les critères internes',
};
