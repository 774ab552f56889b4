import { type EtapeDeConnexion, type Moyen, proveSecondFactor, type Tokens } from '@bridge/contract';
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/client.ts';
import { Refusal } from '../../../ui/refusal.tsx';
import { proveByKey, sentenceOfKey } from '../security/passkey.ts';
import { RecoveryCodes } from '../security/recovery-codes.tsx';
import { TotpPreparation } from '../security/totp-preparation.tsx';

interface Props {
  readonly etape: EtapeDeConnexion;
  readonly onTokens: (tokens: Tokens) => void;
  /** Goes back to the password. */
  readonly onCancel: () => void;
}

const WORDS: Record<Moyen, string> = {
  cle: 'Utiliser une clé d’accès',
  totp: 'Utiliser mon application de codes',
  secours: 'Utiliser un code de secours',
};

/** The step after the right password: gives the second factor, or prepares it where the instance requires one. */
export default function SecondFactor({ etape, onTokens, onCancel }: Props) {
  const [moyen, setMoyen] = useState<Moyen>(etape.aPreparer ? 'totp' : (etape.moyens[0] ?? 'totp'));
  const [code, setCode] = useState('');
  const [retenir, setRetenir] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<{ tokens: Tokens; secours: string[] } | null>(null);

  async function prove(reponse: object | null) {
    const { jeton } = etape;
    const { secours, ...tokens } = await call(proveSecondFactor, {
      body: { jeton, moyen, code, reponse: reponse && { ...reponse }, retenir },
    });
    if (secours.length > 0) setOpened({ tokens, secours });
    else onTokens(tokens);
  }

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOfKey(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => prove(moyen === 'cle' ? await proveByKey(etape.defi) : null));
  }

  if (opened) return <RecoveryCodes codes={opened.secours} onDone={() => onTokens(opened.tokens)} />;
  const others = etape.moyens.filter((one) => one !== moyen);
  return (
    <form onSubmit={submit} noValidate aria-label="Second facteur">
      <Stack gap="md">
        {etape.aPreparer && <TotpPreparation jeton={etape.jeton} />}
        <Refusal message={problem} />
        {moyen === 'cle' ? (
          <Text>Confirmez que c’est bien vous, avec l’empreinte, le visage, le code ou la clé de votre appareil.</Text>
        ) : (
          <TextInput
            key={moyen}
            label={moyen === 'totp' ? 'Code à six chiffres' : 'Code de secours'}
            description={
              moyen === 'totp'
                ? 'Celui que montre votre application en ce moment.'
                : 'Chacun de vos codes sert une fois.'
            }
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete={moyen === 'totp' ? 'one-time-code' : 'off'}
            inputMode={moyen === 'totp' ? 'numeric' : 'text'}
            spellCheck={false}
            autoFocus
            required
            withAsterisk={false}
          />
        )}
        {moyen !== 'secours' && !etape.aPreparer && (
          <Checkbox
            label="Ne plus demander sur cet appareil pendant 30 jours"
            checked={retenir}
            onChange={(event) => setRetenir(event.currentTarget.checked)}
          />
        )}
        <Button
          type="submit"
          loading={busy}
          fullWidth
          leftSection={moyen === 'cle' ? <IconFingerprint aria-hidden size={18} /> : undefined}
        >
          {moyen === 'cle' ? 'Utiliser ma clé d’accès' : 'Continuer'}
        </Button>
        <Group justify="space-between" gap="sm">
          {others.map((one) => (
            <Anchor
              key={one}
              component="button"
              type="button"
              onClick={() => {
                setMoyen(one);
                setCode('');
                setProblem('');
              }}
            >
              {WORDS[one]}
            </Anchor>
          ))}
          <Anchor component="button" type="button" onClick={onCancel}>
            Recommencer
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
