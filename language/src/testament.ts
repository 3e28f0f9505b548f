const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Before "will", these tell that a testament is meant and nothing that is going to happen. */
const BEFORE = words(`
a the my his her our their your no any this that such of by under without registered unregistered handwritten last oral joint mutual forged fake
original fathers mothers husbands grandfathers grandmothers make making made write writing wrote written execute executed register registering
challenge challenging contest revoke cancel probate valid bina privileged through
`);
/** And after it. */
const AFTER = words(`
or vs versus deed deeds registration registered executor executors witness witnesses probate making writing beneficiary testament kar karna kaise likhna
likha likhi likh likhwana banana banwana banwani banwaye banaye bana ke ki ka me mein eluthi eluthuvathu ezhudhi ezhudha ezhuthi illama illamal illade
illadhe baredu bareyodu maadi
`);

/** Whether "will" is a testament here, by the words beside it: "a will", "will or gift deed", "he died without will". */
export function isTestament(word: string, before: string | undefined, after: string | undefined): boolean {
  const alone = before === undefined && after === undefined;
  return word === 'will' && (alone || BEFORE.has(before ?? '') || AFTER.has(after ?? ''));
}
