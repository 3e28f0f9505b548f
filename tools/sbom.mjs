import './lib/check-node.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import cyclonedx from '@cyclonedx/cyclonedx-library';
import { inRoot } from './lib/root.mjs';
import { lockedPackages } from './lib/locked-packages.mjs';
import { main } from './lib/sentence.mjs';

const { Contrib, Enums, Models, Serialize, Spec } = cyclonedx;
const licenses = new Contrib.License.Factories.LicenseFactory((text) => {
  if (!/ (AND|OR|WITH) /.test(text)) throw new RangeError('One licence is no expression of several.');
});

/** `npm run sbom -- FILE`: everything that the running product is made of, as CycloneDX. */
await main(async () => {
  const file = process.argv[2] ?? 'sbom.json';
  const bom = new Models.Bom();
  const { name, version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, name, { version });
  for (const locked of lockedPackages({ production: true })) bom.components.add(componentOf(locked));
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  await writeFile(file, serializer.serialize(bom, { sortLists: true, space: 2 }));
  console.log(`${bom.components.size} packages are listed in ${file}.`);
});

function componentOf({ name, version, license, resolved, integrity }) {
  const [, scope, short] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name);
  const component = new Models.Component(Enums.ComponentType.Library, short, {
    ...(scope ? { group: scope } : {}),
    version,
    bomRef: `${name}@${version}`,
    purl: `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ''}${short}@${version}`,
  });
  if (license) component.licenses.add(licenses.makeFromString(license));
  const [, algorithm, hash] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  if (algorithm === 'sha512')
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  if (resolved)
    component.externalReferences.add(new Models.ExternalReference(resolved, Enums.ExternalReferenceType.Distribution));
  return component;
}
