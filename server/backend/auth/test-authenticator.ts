// A software security key that responds as a browser would, or an attacker. For tests only.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Lie = { origin?: string; rpId?: string; challenge?: string; counter?: number; isVerified?: boolean };
type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };

const hash = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A passkey for pages of `origin`, with the given id or a random one. */
export function createAuthenticator(origin: string, givenId?: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = givenId ? Buffer.from(givenId, "base64url") : randomBytes(16);
  const id = credentialId.toString("base64url");
  let uses = 0;
  let userHandle: string | undefined;

  function answer(type: string, options: Options, lie: Lie, more: Buffer) {
    const rpId = lie.rpId ?? options.rpId ?? options.rp?.id ?? "";
    const flags = (lie.isVerified === false ? 0x01 : 0x05) | (more.length > 0 ? 0x40 : 0);
    const authData = Buffer.concat([hash(rpId), Buffer.from([flags]), uint(lie.counter ?? ++uses, 4), more]);
    const client = {
      type,
      challenge: lie.challenge ?? options.challenge,
      origin: lie.origin ?? origin,
      crossOrigin: false,
    };
    return { authData, clientData: Buffer.from(JSON.stringify(client)) };
  }

  return {
    id,
    /** Creates the passkey, with its public key in CBOR as CTAP 2 and COSE define it. */
    create(options: Options, lie: Lie = {}) {
      userHandle = options.user?.id;
      const [xBytes, yBytes] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        xBytes,
        Buffer.from("225820", "hex"),
        yBytes,
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), uint(credentialId.length, 2), credentialId, key]);
      const { authData, clientData } = answer("webauthn.create", options, lie, attested);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([authData.length]),
        authData,
      ]);
      const response = {
        attestationObject: attestation.toString("base64url"),
        clientDataJSON: clientData.toString("base64url"),
      };
      return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
    },
    use(options: Options, lie: Lie = {}) {
      const { authData, clientData } = answer("webauthn.get", options, lie, Buffer.alloc(0));
      const signature = sign("sha256", Buffer.concat([authData, hash(clientData)]), privateKey);
      const response = {
        authenticatorData: authData.toString("base64url"),
        clientDataJSON: clientData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      };
      return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
    },
  };
}
