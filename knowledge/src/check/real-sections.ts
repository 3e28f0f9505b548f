import type { LoadedAct } from '../load'
import { expandNumbers, isPlainNumber } from '../numbers'
import type { Problem } from '../problem'
import { problemAt, type Check } from './context'

/** Provisions exist in their Act, an Act marked complete has all of them, and folders carry the Act's slug. */
export const realSections: Check = ({ loaded }) => loaded.acts.flatMap((act) => [...slugProblems(act), ...numberProblems(act)])

function slugProblems({ act }: LoadedAct): Problem[] {
  const folder = act.file.name.split(/[\\/]/).at(-2)
  return folder === act.value.slug ? [] : [problemAt(act, ['slug'], `The folder is ${folder}, the slug is ${act.value.slug}; they must be the same.`)]
}

function numberProblems({ act, provisions }: LoadedAct): Problem[] {
  const { sections, title, complete } = act.value
  if (!sections) return complete ? [problemAt(act, ['complete'], `${title} is marked complete but has no list of sections.`)] : []
  const real = expandNumbers(sections)
  const known = new Set(real)
  const written = new Set(provisions.map(({ value }) => value.number))
  return [
    ...provisions.filter(({ value }) => isPlainNumber(value.number) && !known.has(value.number))
      .map((source) => problemAt(source, ['number'], `${title} has no ${act.value.unit} ${source.value.number}.`)),
    ...(complete ? real.filter((number) => !written.has(number)).map((number) => problemAt(act, ['complete'], `${title} is marked complete but ${act.value.unit} ${number} has no record.`)) : []),
  ]
}
