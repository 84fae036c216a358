import { useState } from "react";
import type { ReactNode } from "react";
import { choices, readScene, widths } from "./scene.ts";
import type { Scene } from "./scene.ts";

type Chosen = Record<string, string>;

function initialChoice(): Chosen {
  return Object.fromEntries(
    Object.entries(choices).map(([name, options]) => [name, options[0] ?? ""]),
  );
}

function Select({
  name,
  chosen,
  onChoose,
}: {
  name: string;
  chosen: Chosen;
  onChoose: (value: string) => void;
}): ReactNode {
  const options: readonly string[] = choices[name as keyof typeof choices];
  return (
    <label>
      {name}{" "}
      <select value={chosen[name]} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Everything that can be chosen, and what it gives at every width. */
export function Gallery({ render }: { render: (scene: Scene) => string }): ReactNode {
  const [chosen, setChosen] = useState(initialChoice);
  const [size, setSize] = useState("50");
  const [brand, setBrand] = useState("#1f5fd6");
  const query = new URLSearchParams({ ...chosen, p: size, brand }).toString();
  const html = render(readScene(new URLSearchParams(query)));
  return (
    <main className="gallery">
      <form className="gallery__choices">
        {Object.keys(choices).map((name) => (
          <Select
            key={name}
            name={name}
            chosen={chosen}
            onChoose={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
        <label>
          p{" "}
          <input
            type="range"
            min="0"
            max="100"
            value={size}
            onChange={(event) => setSize(event.target.value)}
          />{" "}
          {size}
        </label>
        <label>
          brand{" "}
          <input type="color" value={brand} onChange={(event) => setBrand(event.target.value)} />
        </label>
        <a href={`?${query}`}>this one alone</a>
      </form>
      {widths.map((width) => (
        <section key={width}>
          <h2>{width} px</h2>
          <iframe
            title={`${width} px`}
            srcDoc={html}
            width={width}
            height={width < 700 ? 820 : 900}
            sandbox="allow-same-origin"
            loading="lazy"
          />
        </section>
      ))}
    </main>
  );
}
