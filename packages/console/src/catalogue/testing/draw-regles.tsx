import { type Groupe, SANS_REGLE } from '@bridge/contract';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { draw, lookAs } from '../../resource/widgets/testing/draw.tsx';
import { type Answer, fakeApi, type Sent } from '../../testing/fake-api.ts';
import { hand } from '../../testing/hand.ts';
import { RegleEditor } from '../regles/regle-editor.tsx';

type Api = Readonly<Record<string, (sent: Sent) => Answer>>;

interface Options {
  readonly value?: Groupe;
  readonly errors?: ReadonlyMap<string, string>;
  readonly readOnly?: boolean;
  readonly api?: Api;
}

const choix = (id: number, titre: string) => ({ id, titre, couleur: null, actif: true });

const API: Api = {
  'GET /api/selections/vocabulaire': () => ({
    data: {
      capacites: ['Chambres', 'Couverts'],
      champs: [
        { code: 'etoiles-vertes', libelle: 'Étoiles vertes', nature: 'texte' },
        { code: 'profondeur', libelle: 'Profondeur', nature: 'nombre' },
      ],
    },
  }),
  'GET /api/selections/communes': () => ({
    data: {
      items: [
        { insee: '26001', nom: 'Valbrune', nombre: 12, lat: 44.9, lon: 4.9 },
        { insee: '', nom: 'Hautecombe', nombre: 3, lat: null, lon: null },
      ],
    },
  }),
  'GET /api/choix/modalite': () => ({ data: { items: [choix(5, 'Terrasse'), choix(6, 'Wifi')] } }),
  'GET /api/choix/objet': () => ({ data: { items: [choix(12, 'Le moulin de Valbrune')] } }),
};

interface HeldProps extends Pick<Options, 'errors' | 'readOnly'> {
  readonly first: Groupe;
  readonly onChange: (next: Groupe) => void;
}

function Held({ first, onChange, ...others }: HeldProps) {
  const [now, setNow] = useState(first);
  const change = (next: Groupe) => {
    onChange(next);
    setNow(next);
  };
  return <RegleEditor {...others} value={now} onChange={change} label="Règles" />;
}

/** Draws an editor of rules whose values are kept, as a form does. */
export function drawRegles({ value = SANS_REGLE, errors, readOnly = false, api = {} }: Options = {}) {
  lookAs();
  const sent = fakeApi({ ...API, ...api });
  const held = { value };
  const keep = (next: Groupe) => {
    held.value = next;
  };
  draw(<Held first={value} onChange={keep} readOnly={readOnly} {...(errors ? { errors } : {})} />);
  const user = hand();
  return {
    user,
    value: () => held.value,
    sent: (call: string) => sent.filter((one) => one.call === call),
    /** Adds a condition by its subject, as the menu names it. */
    add: async (sujet: string, group = 'Règles') => {
      const place = within(screen.getByRole('group', { name: group }));
      const [first] = place.getAllByRole('button', { name: 'Ajouter une condition' }).slice(-1);
      if (!first) throw new Error('no button');
      await user.click(first);
      await user.click(await screen.findByRole('option', { name: sujet }));
    },
  };
}

export const line = (name: string) => within(screen.getByRole('group', { name }));
