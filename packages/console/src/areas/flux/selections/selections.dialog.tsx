import { selections } from '../flux.calls.ts';
import { type DialogProps, DistantsDialog } from './distants.dialog.tsx';
import { SelectionLiee } from './selection-liee.tsx';
import { countText } from './selections.rules.ts';

/** The selections of the Apidae project, and those that the feed imports. */
export default function SelectionsDialog(props: DialogProps) {
  return (
    <DistantsDialog
      {...props}
      field="selections"
      read={async (id, signal) => {
        const { selections: items, message } = await selections(id, signal);
        return { items, message };
      }}
      words={WORDS}
      describe={({ id, nombre }) => `n°\u00a0${id} · ${countText(nombre)}`}
      beside={(distante, refresh) => <SelectionLiee distante={distante} onLinked={refresh} />}
    />
  );
}

const WORDS = {
  title: 'Sélections distantes',
  asking: 'Les sélections sont demandées…',
  failed: 'Les sélections n’ont pas pu être lues',
  hint: 'Cochez celles que le flux importe\u00a0; sans aucune coche, il les importe toutes.',
  legend: 'Sélections à importer',
  unknown: (id: number) => `n°\u00a0${id}, inconnue d’Apidae`,
  saved: 'Sélections du flux enregistrées',
  savedAll: 'Le flux importe tout le projet',
};
