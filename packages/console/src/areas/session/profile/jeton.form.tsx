import {
  createJeton,
  HORS_DES_JETONS,
  mayAccess,
  type Portee,
  RESOURCES,
  VERBES_DE_DROIT,
  type VerbeDeJeton,
} from '@bridge/contract';
import { Button, Checkbox, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/NumberInput.css';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.store.ts';
import { Refusal } from '../../../ui/refusal.tsx';
import { JetonShown } from '../../common/jetons/jeton-shown.tsx';
import { OwnPassword } from '../../common/securite/own-password.tsx';
import { sentenceOf } from '../../explain.ts';
import { jetonsQuery } from './profile.queries.ts';

/** Makes a token with some of its owner's rights and an end. The token is shown once. */
export function JetonForm({ onEnd }: { readonly onEnd: () => void }) {
  const viewer = useSession((session) => session.viewer);
  const queries = useQueryClient();
  const [nom, setNom] = useState('');
  const [duree, setDuree] = useState<number | string>(90);
  const [motDePasse, setMotDePasse] = useState('');
  const [portees, setPortees] = useState<readonly Portee[]>([]);
  const [jeton, setJeton] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!viewer) return null;

  const resources = RESOURCES.filter(
    ({ id, access }) => !HORS_DES_JETONS.includes(id) && mayAccess(access.view, viewer),
  ).sort((a, b) => a.noun.many.localeCompare(b.noun.many, 'fr'));
  const left = resources.filter(({ id }) => !portees.some(({ ressource }) => ressource === id));
  const change = (ressource: string, verbes: VerbeDeJeton[]) =>
    setPortees(
      verbes.length === 0
        ? portees.filter((portee) => portee.ressource !== ressource)
        : portees.map((portee) => (portee.ressource === ressource ? { ressource, verbes } : portee)),
    );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const body = { nom, portees: [...portees], duree: Number(duree), motDePasse };
      setJeton((await call(createJeton, { body })).jeton);
      await queries.invalidateQueries({ queryKey: jetonsQuery.queryKey });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (jeton) return <JetonShown jeton={jeton} onEnd={onEnd} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Nouveau jeton d’API">
      <Stack gap="md" maw="34rem">
        <Refusal message={problem} />
        <TextInput
          label="Nom"
          description="À quoi il sert : « Site de l’office »."
          value={nom}
          onChange={(event) => setNom(event.currentTarget.value)}
          maxLength={60}
          autoFocus
        />
        {portees.map(({ ressource, verbes }) => {
          const known = resources.find(({ id }) => id === ressource);
          if (!known) return null;
          return (
            <Checkbox.Group
              key={ressource}
              label={known.noun.many}
              value={[...verbes]}
              onChange={(next) =>
                change(
                  ressource,
                  VERBES_DE_DROIT.map(({ value }) => value).filter((one) => next.includes(one)),
                )
              }
            >
              <Group gap="md" mt={4}>
                {VERBES_DE_DROIT.filter(({ value }) => mayAccess(known.access[value], viewer)).map(
                  ({ value, label }) => (
                    <Checkbox key={value} value={value} label={label} />
                  ),
                )}
              </Group>
            </Checkbox.Group>
          );
        })}
        <Select
          label={portees.length === 0 ? 'Ce que le jeton peut lire ou changer' : 'Autre chose encore'}
          placeholder="Choisir"
          data={left.map(({ id, noun }) => ({ value: id, label: noun.many }))}
          value={null}
          onChange={(value) => value && setPortees([...portees, { ressource: value, verbes: ['view'] }])}
          searchable
        />
        <NumberInput label="Durée" suffix=" jours" min={1} max={366} value={duree} onChange={setDuree} />
        <OwnPassword value={motDePasse} onChange={setMotDePasse} />
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            Créer le jeton
          </Button>
          <Button variant="default" onClick={onEnd}>
            Annuler
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
