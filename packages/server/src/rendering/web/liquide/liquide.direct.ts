import {
  type Context,
  type Emitter,
  type Expression,
  evalToken,
  IfTag,
  isTruthy,
  type Liquid,
  LiquidError,
  Output,
  RenderError,
  type Template,
  type Token,
  TypeGuards,
  toValue,
  toValueSync,
  UnlessTag,
  type Value,
} from 'liquidjs';

/**
 * Makes an engine run templates one step after the other. Its own way is for templates that wait for something: each text, each name and
 * each condition is a generator, which takes most of the time of a page. Ours wait for nothing. What is not written here is left to the
 * engine, and each answer is the engine's.
 */
export function runDirectly({ renderer }: Liquid): void {
  renderer.renderTemplates = (templates, context, emitter = outputOf()) => {
    write(templates, context, emitter);
    return new Ended(emitter.buffer);
  };
}

/** A generator that ends at its first step. The engine expects a generator, and reads where it ends what a template wrote. */
class Ended implements IterableIterator<never> {
  private readonly end: { readonly done: true; readonly value: string };
  constructor(html: string) {
    this.end = { done: true, value: html };
  }
  next() {
    return this.end;
  }
  return() {
    return this.end;
  }
  throw() {
    return this.end;
  }
  [Symbol.iterator]() {
    return this;
  }
}

function outputOf(): Emitter {
  return {
    buffer: '',
    write(html: unknown) {
      this.buffer += typeof html === 'string' ? html : textOf(html);
    },
  };
}

const textOf = (value: unknown): string => {
  const plain = toValue(value);
  if (plain === null || plain === undefined) return '';
  return Array.isArray(plain) ? plain.map(textOf).join('') : String(plain);
};

function write(templates: readonly Template[], context: Context, emitter: Emitter): void {
  context.renderLimit.check(performance.now());
  for (const template of templates) {
    context.renderLimit.check(performance.now());
    try {
      const written = writeOne(template, context, emitter);
      if (written) emitter.write(written);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      throw LiquidError.is(failure) ? failure : new RenderError(failure, template);
    }
    if (context.breakCalled || context.continueCalled) return;
  }
}

function writeOne(template: Template, context: Context, emitter: Emitter): unknown {
  if (template instanceof Output) return emitter.write(toValueSync(toValue(valueIn(template.value, context))));
  if (template instanceof IfTag || template instanceof UnlessTag) {
    const chosen = chosenBy(template, context);
    return write(chosen, context, emitter);
  }
  return toValueSync(template.render(context, emitter));
}

function chosenBy({ branches, elseTemplates = [] }: IfTag | UnlessTag, context: Context): readonly Template[] {
  for (const branch of branches) {
    const test = 'test' in branch ? branch.test : isTruthy;
    if (test(toValueSync(toValue(valueIn(branch.value, context))), context)) return branch.templates;
  }
  return elseTemplates;
}

function valueIn({ initial, filters }: Value, context: Context): unknown {
  let value = answerOf(initial, context);
  for (const filter of filters) value = toValueSync(filter.render(value, context));
  return value;
}

function answerOf(expression: Expression, context: Context): unknown {
  const operands: unknown[] = [];
  for (const token of expression.postfix) {
    if (!TypeGuards.isOperatorToken(token)) {
      operands.push(operandOf(token, context));
      continue;
    }
    const operator = context.opts.operators[token.operator];
    // Only one operator takes a single operand: it is left to the engine, with those around it.
    if (operator === undefined || token.operator === 'not') return toValueSync(expression.evaluate(context));
    const right = operands.pop();
    operands.push(toValueSync(operator(operands.pop(), right, context)));
  }
  return operands[0];
}

function operandOf(token: Token, context: Context): unknown {
  const path = pathOf(token);
  return path === null ? toValueSync(evalToken(token, context)) : context.getSync(path);
}

const PATHS = new WeakMap<Token, string[] | null>();

/** « objet.type.libelle » as its names, or null for anything else. */
function pathOf(token: Token): string[] | null {
  let path = PATHS.get(token);
  if (path === undefined) {
    path = TypeGuards.isPropertyAccessToken(token) && token.variable === undefined ? namesOf(token.props) : null;
    PATHS.set(token, path);
  }
  return path;
}

function namesOf(props: readonly Token[]): string[] | null {
  const names = props.flatMap((prop) => (TypeGuards.isWordToken(prop) ? [prop.content] : []));
  return names.length === props.length ? names : null;
}
