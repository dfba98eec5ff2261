// Every entry script imports this file first, so it must run on any version of Node that supports ES modules.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Larder needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

export {};
