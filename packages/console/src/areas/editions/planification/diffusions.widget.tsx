import { choice, type Diffusion, GENRES_DE_DIFFUSION, number, text, translated } from '@bridge/contract';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { AddMenu } from '../../../catalogue/add-menu.tsx';
import { OrderedCards } from '../../../catalogue/ordered-cards.tsx';
import { numberIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { innerOf } from '../../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Champ } from '../champ.tsx';
import classes from '../editions.module.css';
import { adressesDe, diffusionEnMots, diffusionNeuve, diffusionsIn, labelDeDiffusion } from './diffusion.rules.ts';

const MOST = 20;

/** Where the files of an edition go. */
export default function DiffusionsWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const diffusions = diffusionsIn(value);
  if (readOnly)
    return (
      <Text id={id} tabIndex={-1}>
        {diffusions.map(({ genre }) => labelDeDiffusion(genre)).join(', ') || '—'}
      </Text>
    );
  return (
    <OrderedCards<Diffusion>
      id={id}
      items={diffusions}
      onChange={onChange}
      inner={inner}
      isToldInside={() => true}
      most={MOST}
      cardOf={(diffusion, rank) => ({
        name: `l’envoi ${rank + 1}`,
        title: labelDeDiffusion(diffusion.genre),
        sentence: diffusionEnMots(diffusion),
      })}
      draw={(diffusion, rank, change) => (
        <DiffusionFields
          id={innerIdOf(id, String(rank))}
          diffusion={diffusion}
          inner={innerOf(inner, rank)}
          onChange={change}
        />
      )}
    >
      {(add) => (
        <AddMenu
          label="Ajouter une destination"
          genres={GENRES_DE_DIFFUSION}
          isFull={diffusions.length >= MOST}
          onAdd={(genre) => add(diffusionNeuve(genre))}
        />
      )}
    </OrderedCards>
  );
}

const OBJET = translated({ label: 'Objet', help: 'Vide\u00a0: le titre du document.', longest: 200 });
const MESSAGE = translated({ label: 'Message', of: 'longText', longest: 5_000 });
const PROTOCOLE = choice(
  [
    { value: 'sftp', label: 'SFTP' },
    { value: 'ftps', label: 'FTPS' },
  ],
  { label: 'Protocole', required: true },
);
const HOTE = text({ label: 'Serveur', placeholder: 'sftp.exemple.fr', longest: 253 });
const PORT = number({ label: 'Port', min: 1, max: 65_535, integer: true });
const UTILISATEUR = text({ label: 'Identifiant', longest: 100 });
const DOSSIER = text({ label: 'Dossier', longest: 300 });
const URL_APPELEE = text({
  label: 'Adresse appelée',
  help: 'Elle reçoit l’adresse des fichiers, en JSON.',
  longest: 2_000,
});

interface Props {
  readonly id: string;
  readonly diffusion: Diffusion;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: Diffusion) => void;
}

function DiffusionFields({ id, diffusion, inner, onChange }: Props) {
  // Each field gives back its own kind of value; what does not fit is told by the schema.
  const set = (name: string) => (value: unknown) => onChange({ ...diffusion, [name]: value } as Diffusion);
  const common = { id, inner };
  switch (diffusion.genre) {
    case 'courriel':
      return (
        <>
          <Destinataires id={id} diffusion={diffusion} inner={inner} onChange={onChange} />
          <Champ {...common} name="objet" field={OBJET} value={diffusion.objet} onChange={set('objet')} />
          <Champ {...common} name="message" field={MESSAGE} value={diffusion.message} onChange={set('message')} />
        </>
      );
    case 'depot':
      return (
        <>
          <div className={classes.pair}>
            <Champ
              {...common}
              name="protocole"
              field={PROTOCOLE}
              value={diffusion.protocole}
              onChange={set('protocole')}
            />
            <Champ
              {...common}
              name="port"
              field={PORT}
              value={diffusion.port}
              onChange={(port) => set('port')(numberIn(port) ?? Number.NaN)}
            />
          </div>
          <Champ {...common} name="hote" field={HOTE} value={diffusion.hote} onChange={set('hote')} />
          <div className={classes.pair}>
            <Champ
              {...common}
              name="utilisateur"
              field={UTILISATEUR}
              value={diffusion.utilisateur}
              onChange={set('utilisateur')}
            />
            <Champ {...common} name="dossier" field={DOSSIER} value={diffusion.dossier} onChange={set('dossier')} />
          </div>
          <Text size="xs" c="dimmed">
            {'Le mot de passe se donne plus bas, sous «\u00a0Avancé\u00a0»\u00a0: il n’est jamais relu.'}
          </Text>
        </>
      );
    case 'webhook':
      return <Champ {...common} name="url" field={URL_APPELEE} value={diffusion.url} onChange={set('url')} />;
    case 'adresse':
      return (
        <Text size="sm" c="dimmed">
          Une adresse et un QR code qui ne changent pas et donnent toujours la dernière version.
        </Text>
      );
    case 'mediatheque':
      return <Champ {...common} name="dossier" field={DOSSIER} value={diffusion.dossier} onChange={set('dossier')} />;
  }
}

function Destinataires({
  id,
  diffusion,
  inner,
  onChange,
}: Props & { readonly diffusion: Extract<Diffusion, { genre: 'courriel' }> }) {
  const { destinataires } = diffusion;
  // What is typed keeps its separators, for as long as it says what is kept.
  const [typed, setTyped] = useState('');
  const isTyped = adressesDe(typed).join() === destinataires.join();
  const error = Object.entries(inner).find(([path]) => path.startsWith('destinataires'))?.[1];
  return (
    <Textarea
      id={innerIdOf(id, 'destinataires')}
      label="Destinataires"
      description="Une adresse par ligne."
      rows={3}
      value={isTyped ? typed : destinataires.join('\n')}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ ...diffusion, destinataires: adressesDe(currentTarget.value) });
      }}
    />
  );
}
