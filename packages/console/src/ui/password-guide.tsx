import { Progress, Text } from '@mantine/core';

interface Props {
  readonly password: string;
  /** The shortest password that is accepted. */
  readonly shortest: number;
}

interface Advice {
  readonly sentence: string;
  readonly colour: 'red' | 'orange' | 'teal';
}

/** The advice on a password. Length is what protects: only a few repeated characters are also frowned at. */
function adviseOn(password: string, shortest: number): Advice {
  const length = [...password].length;
  const missing = shortest - length;
  if (length === 0) {
    return {
      sentence: `${shortest} caractères au moins. Une phrase dont vous vous souviendrez convient très bien.`,
      colour: 'red',
    };
  }
  if (missing > 0) {
    return { sentence: missing === 1 ? 'Encore 1 caractère.' : `Encore ${missing} caractères.`, colour: 'red' };
  }
  if (new Set(password).size < 6) {
    return { sentence: 'Assez long, mais trop répétitif : variez les caractères.', colour: 'orange' };
  }
  return length < shortest + 4
    ? { sentence: 'Longueur suffisante. Quelques mots de plus le rendraient plus sûr.', colour: 'teal' }
    : { sentence: 'Bon mot de passe.', colour: 'teal' };
}

export function PasswordGuide({ password, shortest }: Props) {
  const { sentence, colour } = adviseOn(password, shortest);
  const share = Math.min(100, ([...password].length / (shortest + 4)) * 100);
  return (
    <div>
      {/* The bar is for the eye: the sentence says it all. */}
      <Progress value={share} color={colour} size={4} aria-hidden transitionDuration={100} />
      <Text size="xs" c="dimmed" mt={4} role="status">
        {sentence}
      </Text>
    </div>
  );
}
