import { readdirSync, readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from './root.mjs';
import { workflowSchema } from './workflow-schema.mjs';

const kinds = { Deployment, Ingress, PersistentVolumeClaim, Service };

/** What in a text of Kubernetes manifests is not as the cluster's schema asks for, one sentence each. */
export function manifestProblems(text) {
  return parseAllDocuments(text).flatMap((document) => {
    const manifest = document.toJS();
    const Kind = kinds[manifest?.kind];
    if (!Kind) return [`${manifest?.kind} is no kind that is used here`];
    try {
      new Kind(manifest).validate();
      return [];
    } catch (error) {
      return [`${manifest.metadata?.name}: ${error.message}`];
    }
  });
}

/** What in a text is not as a workflow of GitHub Actions has to be. */
export function workflowProblems(text) {
  const problems = workflowSchema.safeParse(parse(text)).error?.issues ?? [];
  return problems.map(({ path, message }) => `/${path.join('/')}: ${message}`);
}

/** The problems of every file that the project is deployed with, by the file's name. */
export function deployProblems() {
  const check = (folder, problemsOf) =>
    readdirSync(inRoot(folder)).map((file) => [file, problemsOf(readFileSync(inRoot(folder, file), 'utf8'))]);
  return Object.fromEntries([
    ...check('deploy/kubernetes', manifestProblems),
    ...check('.github/workflows', workflowProblems),
  ]);
}
